import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Order } from './kill-child'

export type Doomed<O extends object = Order> = {
  /** Sends a task to a waiting process, and resolves to true if the process killed itself during the task. */
  run: (order: O) => Promise<boolean>
  stop: () => Promise<void>
}

/** Keeps processes of the file `program` ready, so that `run` need not wait for a process to start. */
export function openDoomed<O extends object = Order>(
  environment: Record<string, string>,
  waiting: number,
  program = 'kill-child.ts',
): Doomed<O> {
  const ready = Array.from({ length: waiting }, start)

  async function start(): Promise<ChildProcess> {
    const child = fork(path.join(import.meta.dirname, program), {
      execArgv: ['--conditions=react-server', '--import', 'tsx'],
      env: { ...process.env, ...environment },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error('The process did not start'))),
    ])
    return child
  }

  return {
    async run(order) {
      ready.push(start())
      const child = await ready.shift()
      if (!child) throw new Error('No process is waiting')
      const ended = once(child, 'exit')
      child.send(order)
      const [, signal] = (await ended) as [number | null, NodeJS.Signals | null]
      return signal === 'SIGKILL'
    },
    async stop() {
      const left = await Promise.all(ready)
      await Promise.all(left.map((child) => (child.kill('SIGKILL'), once(child, 'exit'))))
    },
  }
}
