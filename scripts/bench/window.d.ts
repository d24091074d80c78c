/** What the benchmarks collect in the pages that they open. */
interface Window {
  /** Long tasks. */
  tasks: PerformanceEntry[];
  /** How long inputs took to be painted, in milliseconds. */
  inputs: number[];
}
