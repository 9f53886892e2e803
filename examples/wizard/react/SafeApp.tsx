import { SafeForm } from './SafeForm';

export function App() {
  return (
    <main>
      <h1>Create streams from a Safe</h1>
      <SafeForm />
    </main>
  );
}
