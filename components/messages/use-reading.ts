'use client'
import { useEffect, useEffectEvent } from 'react'

/** Milliseconds; the database counts as away who has not been seen for two minutes. */
const beat = 60_000

const tell = (path: string) =>
  fetch(`/api/mensajes/${path}`, { method: 'POST', keepalive: true }).catch(() => null)

/** Tells that the conversation is before the person's eyes: now, at every new message of the firm, and on returning. */
export function useReading(thread: string, newest: string | undefined): void {
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void tell(`${thread}/lectura`)
  })
  useEffect(() => look(), [thread, newest])
  useEffect(() => {
    const onReturn = () => look()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void tell('presencia')
    }, beat)
    document.addEventListener('visibilitychange', onReturn)
    window.addEventListener('online', onReturn)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('online', onReturn)
    }
  }, [])
}
