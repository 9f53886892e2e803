claude mcp add --transport http sablier-docs https://docs.sablier.com/mcp
