/** Runs a command: prints what it answers, or in a sentence what stands in the way, and then ends with 1. */
export async function runCommand(run: () => Promise<string | void>, failed = ''): Promise<void> {
  // Whatever is written holds personal data: it is for who runs the command.
  process.umask(0o077);
  try {
    const answer = await run();
    if (answer) console.log(answer);
  } catch (error) {
    console.error(failed + (error instanceof Error ? error.message : String(error)));
    process.exitCode = 1;
  }
}
