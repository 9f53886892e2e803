import { writeArtifacts } from './write';

async function main([folder]: readonly string[]): Promise<void> {
  if (!folder) throw new Error('Say where to: npm run artifacts -w packages/chain -- FOLDER');
  for (const [file, bytes, brotli] of await writeArtifacts(folder)) {
    process.stdout.write(`${file}: ${bytes} bytes, ${brotli} in brotli\n`);
  }
}

void main(process.argv.slice(2));
