declare module 'pidusage' {
  /** `memory`: resident bytes. Rejects when there is no such process. */
  export default function pidusage(pid: number): Promise<{ memory: number }>;
}
