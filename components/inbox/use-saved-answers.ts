'use client'
import { useEffect, useState } from 'react'
import { fetchPage } from '@/components/messages/fetch-page'
import type { SavedAnswer } from '@/lib/messages/inbox/saved-answer'

type Answer = { tried: number; answers: readonly SavedAnswer[] | null }

/** What the team keeps, as it is now; null while it comes, and after a failure. */
export function useSavedAnswers() {
  const [tries, setTries] = useState(0)
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    const own = new AbortController()
    void fetchPage<SavedAnswer[]>('/api/equipo/mensajes/respuestas', own.signal)
      .catch(() => null)
      .then((result) => {
        if (!own.signal.aborted) setAnswer({ tried: tries, answers: result?.ok ? result.data : null })
      })
    return () => own.abort()
  }, [tries])
  const loading = answer?.tried !== tries
  return {
    loading,
    answers: answer?.answers ?? null,
    failed: !loading && !answer?.answers,
    retry: () => setTries((n) => n + 1),
  }
}
