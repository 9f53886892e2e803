curl -fsS https://docs.sablier.com/agents/AGENTS.md >> AGENTS.md
