npm run build
npm run mcp:package
claude mcp add sablier-docs -- node "$PWD/packages/agents/npm/bin.mjs"
