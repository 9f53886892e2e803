skills=https://docs.sablier.com/.well-known/agent-skills
mkdir -p .claude/skills/sablier-withdraw
curl -fsS "$skills/sablier-withdraw/SKILL.md" -o .claude/skills/sablier-withdraw/SKILL.md
curl -fsS "$skills/index.json" | grep "sha256:$(sha256sum < .claude/skills/sablier-withdraw/SKILL.md | cut -d' ' -f1)"
