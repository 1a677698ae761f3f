'use client'
import { useMemo, useState } from 'react'

/**
 * The promise, except that one whose answer was cut off on its way brings what the one before it brought (`none` if
 * there was none): a list that is on screen stays there when the network goes away during a refresh.
 */
export function useLasting<T>(promise: Promise<T>, none: T): Promise<T> {
  const [last] = useState(() => new Map([['value', none]]))
  return useMemo(
    () =>
      // What a server component hands over only looks like a promise: its own `then` answers nothing.
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
