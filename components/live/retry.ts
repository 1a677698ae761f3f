const tries = 3
/** In milliseconds: the pause before the second try, which doubles with each further try. */
const firstPause = 1000
const longestPause = 30_000

/** Repeats `read` up to three times while it throws or `again` returns true; rejects when `signal` aborts. */
export async function retry<T>(
  read: () => Promise<T>,
  { again, signal }: { again: (answer: T) => boolean; signal: AbortSignal },
): Promise<T> {
  for (let tried = 0; ; tried++) {
    try {
      const answer = await read()
      if (tried === tries || !again(answer)) return answer
    } catch (error) {
      if (tried === tries) throw error
    }
    await pause(Math.min(firstPause * 2 ** tried, longestPause), signal)
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
