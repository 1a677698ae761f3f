'use client'
import { useReducer, useState } from 'react'
import { changeLog, emptyLog, type Change } from '@/components/live/change-log'

/** The changes that `source`, the list as the server last gave it, does not hold yet. */
export function useChangeLog(source: unknown) {
  const [log, dispatch] = useReducer(changeLog, emptyLog)
  const [known, setKnown] = useState(source)
  if (known !== source) {
    setKnown(source)
    dispatch({ type: 'read' })
  }
  return {
    changes: log.entries,
    onChange: (change: Change) => dispatch({ type: 'changed', change }),
    onAsk: () => dispatch({ type: 'asked' }),
  }
}
