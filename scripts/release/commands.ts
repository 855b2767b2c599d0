// Runs git and other commands for a release; all of them end if somebody stops it.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'

/** The output of git, without the last line break. Throws if git fails. */
export const gitIn =
  (root: string) =>
  (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trimEnd()
export type Git = ReturnType<typeof gitIn>

export type Run = (command: string) => Promise<void>

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** Commands start others. With their own process group, all of them can be stopped. */
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
