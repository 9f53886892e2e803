import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { deploymentFiles } from '../../../src/plugins/deployment-files';
import { deploymentCsv } from '@sablier-docs/protocol/deployment-files';
import {
  countContracts,
  readDeployment,
  readDeployments,
} from '@sablier-docs/protocol/deployments';

const files = deploymentFiles();

describe('downloads', () => {
  it('are a JSON and a CSV file for every release', () => {
    expect(files.size).toBe(2 * readDeployments().length);
    expect([...files.keys()]).toContain('deployments/lockup-v4.0.json');
    expect([...files.keys()]).toContain('deployments/legacy-v1.0.csv');
  });

  it.each(readDeployments().map((one) => [`${one.product}-${one.version}`, one] as const))(
    '%s: both formats hold every row',
    (name, deployment) => {
      const json = JSON.parse(files.get(`deployments/${name}.json`) ?? '') as typeof deployment;
      const { product, version, chains } = deployment;
      const source = expect.stringMatching(/^sablier \d+\.\d+\.\d+$/) as string;
      expect(json).toEqual({ product, version, source, chains });

      const csv = files.get(`deployments/${name}.csv`) ?? '';
      const { data, errors } = Papa.parse<Record<string, string>>(csv.trim(), { header: true });
      expect(errors).toEqual([]);
      expect(data).toHaveLength(countContracts(deployment));
      const expected = deployment.chains.flatMap(({ id, contracts }) =>
        contracts.map(({ address, block }) => [`${id}`, address, `${block ?? ''}`]),
      );
      expect(data.map((row) => [row.chain_id, row.address, row.creation_block])).toEqual(expected);
    },
  );

  it('have a name with a comma or a quotation mark in quotation marks', () => {
    const deployment = structuredClone(readDeployment('legacy', 'v1.0'));
    const [chain] = deployment.chains;
    if (chain) chain.name = 'A, "B"';
    expect(deploymentCsv(deployment)).toContain('1,"A, ""B""",mainnet,mainnet,');
  });
});
