// Starts the program, in the page as in the worker.
import init from "./{glue}";

init({ module_or_path: new URL("./{wasm}", import.meta.url) }).catch((error) => {
  self.document?.dispatchEvent(new Event("havana-failed"));
  throw error;
});
