import 'server-only'
import { Worker } from 'node:worker_threads'

const megabytes = 200

/** A thread of its own for what strangers wrote; resolves when it listens. It keeps no process alive. */
export function startThread(): Promise<Worker> {
  // Turbopack bundles a worker that is written this way and traces its files, so that `next start` and Vercel have it.
  // Tests and scripts run the same file through tsx; the bundler writes the answer to the question in.
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    execArgv: process.env.NEXT_RUNTIME ? [] : ['--import', 'tsx'],
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16 },
  })
  worker.unref()
  return new Promise((resolve, reject) => {
    const leave = () => reject(new Error('uploads.review-thread'))
    worker.once('error', reject).once('exit', leave)
    worker.once('message', () => resolve(worker.off('error', reject).off('exit', leave)))
  })
}
