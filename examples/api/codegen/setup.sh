npm install --save-dev graphql@16.12.0 @graphql-typed-document-node/core@3.2.0 \
  @graphql-codegen/cli@7.4.3 @graphql-codegen/client-preset@6.2.0 typescript@5.9.3
npx graphql-codegen --config codegen.yml
npx tsc --noEmit
