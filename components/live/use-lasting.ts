'use client'
import { useMemo, useState } from 'react'

/** Resolves to the earlier value when the network cut the promise off, so that a list survives a failed refresh. */
export function useLasting<T>(promise: Promise<T>, none: T): Promise<T> {
  const [last] = useState(() => new Map([['value', none]]))
  return useMemo(
    () =>
      // A promise from a server component is only a thenable whose `then` returns nothing.
      Promise.resolve(promise).then(
        (value) => {
          last.set('value', value)
          return value
        },
        () => last.get('value') as T,
      ),
    [promise, last],
  )
}
