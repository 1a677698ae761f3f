'use client'
import { useEffect, useEffectEvent } from 'react'

/** Tells that the conversation is before a member's eyes: now, at every new message of the client, and on returning. */
export function useFirmReading(thread: string, newest: string | undefined): void {
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible')
      void fetch(`/api/equipo/mensajes/${thread}/lectura`, { method: 'POST', keepalive: true }).catch(
        () => null,
      )
  })
  useEffect(() => look(), [thread, newest])
  useEffect(() => {
    const onReturn = () => look()
    document.addEventListener('visibilitychange', onReturn)
    window.addEventListener('online', onReturn)
    return () => {
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('online', onReturn)
    }
  }, [])
}
