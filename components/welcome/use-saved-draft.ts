'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { attempted } from '@/components/ui/use-act'
import { saveWelcomeAction } from '@/lib/welcome/actions'
import type { WelcomeDraft } from '@/lib/welcome/schema'

export type Saved = { state: 'saved'; at: string | null } | { state: 'saving' } | { state: 'lost' }
const retryMs = 15_000

/** What is typed in, kept when a field is left, when the page is put away, and again when a lost network is back. */
export function useSavedDraft(initial: WelcomeDraft, savedAt: string | null) {
  const [draft, setDraft] = useState(initial)
  const [saved, setSaved] = useState<Saved>({ state: 'saved', at: savedAt })
  const router = useRouter()
  const latest = useRef(initial)
  const kept = useRef(JSON.stringify(initial))
  const running = useRef(false)

  function change(fields: Partial<WelcomeDraft>) {
    latest.current = { ...latest.current, ...fields }
    setDraft(latest.current)
  }

  async function keep() {
    const text = JSON.stringify(latest.current)
    if (running.current || text === kept.current) return
    running.current = true
    setSaved({ state: 'saving' })
    const answer = await attempted(saveWelcomeAction(latest.current))
    running.current = false
    if (!answer.ok) {
      // The firm has decided meanwhile: the page, asked again, leads where they belong.
      if (answer.code === 'not-approved') router.refresh()
      return setSaved({ state: 'lost' })
    }
    kept.current = text
    setSaved({ state: 'saved', at: answer.data })
    // What was typed meanwhile.
    void keep()
  }

  const isLost = saved.state === 'lost'
  const keeping = useRef(keep)
  useEffect(() => {
    keeping.current = keep
  })
  useEffect(() => {
    const again = () => void keeping.current()
    const leave = () => document.visibilityState === 'hidden' && again()
    window.addEventListener('online', again)
    document.addEventListener('visibilitychange', leave)
    const timer = isLost ? setInterval(again, retryMs) : undefined
    return () => {
      window.removeEventListener('online', again)
      document.removeEventListener('visibilitychange', leave)
      clearInterval(timer)
    }
  }, [isLost])

  return { draft, saved, change, keep }
}
