// What a release runs: git, and commands of which none goes on once somebody has stopped it.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'

/** What git says, without the end of its last line. Where it fails, so does this. */
export const gitIn =
  (root: string) =>
  (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trimEnd()
export type Git = ReturnType<typeof gitIn>

export type Run = (command: string) => Promise<void>

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** Commands start others: with a group of their own all of them are told to stop. */
const hasGroups = process.platform !== 'win32'

function tell({ pid }: ChildProcess, signal: NodeJS.Signals) {
  if (pid === undefined) return
  try {
    process.kill(hasGroups ? -pid : pid, signal)
  } catch {
    // It has ended already.
  }
}

/** A signal stops the command that runs, which then fails; what `work` does besides is never cut off. */
export async function heedingSignals(root: string, work: (run: Run) => Promise<void>) {
  let running: ChildProcess | null = null
  let stoppedBy: NodeJS.Signals | null = null
  const stop = (signal: NodeJS.Signals) => {
    stoppedBy = signal
    if (running) tell(running, signal)
  }
  for (const signal of signals) process.on(signal, stop)
  try {
    await work(async (command) => {
      console.log(`\n── ${command}`)
      const child = spawn(command, {
        cwd: root,
        shell: true,
        stdio: 'inherit',
        detached: hasGroups,
      })
      running = child
      const status = await new Promise((resolve, reject) =>
        child.on('error', reject).on('close', resolve),
      )
      running = null
      if (stoppedBy) throw new Error(`stopped by ${stoppedBy}`)
      if (status !== 0) throw new Error(`${command} has failed`)
    })
  } finally {
    for (const signal of signals) process.off(signal, stop)
  }
}
