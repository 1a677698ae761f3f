import { act, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { expect, test } from 'vitest'
import { useLasting } from '@/components/live/use-lasting'

/** What React hands to a client component for a promise of the server: `then` calls back and answers nothing. */
const fromServer = <T,>(promise: Promise<T>) =>
  ({
    then: (done: (value: T) => void, failed: (error: unknown) => void) => void promise.then(done, failed),
  }) as unknown as Promise<T>

function List({ source }: { source: Promise<string> }) {
  return <p>{use(source)}</p>
}

function Page({ source }: { source: Promise<string> }) {
  const lasting = useLasting(source, 'nothing')
  return (
    <Suspense fallback="loading">
      <List source={lasting} />
    </Suspense>
  )
}

test('a list that the server hands over is shown, and stays when the next one is cut off', async () => {
  const first = fromServer(Promise.resolve('twelve documents'))
  const { rerender } = await act(async () => render(<Page source={first} />))
  expect(screen.getByText('twelve documents')).toBeDefined()
  await act(async () => rerender(<Page source={fromServer(Promise.reject(new Error('cut off')))} />))
  expect(screen.getByText('twelve documents')).toBeDefined()
})
