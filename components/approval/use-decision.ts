'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition, type RefObject } from 'react'
import { attempted } from '@/components/admin/attempted'
import { focusListHeading } from '@/components/approval/list-heading'
import { approvalText } from '@/content/approval'
import type { Failure, Result } from '@/lib/result'
import { toast } from '@/lib/toast'

type Said = { title: string; description: string }

/**
 * Decides about one person. The row stays until the server has answered: two members may be deciding at the same time,
 * and the second is told who was faster.
 */
export function useDecision(email: string, button: RefObject<HTMLButtonElement | null>) {
  const router = useRouter()
  const pressed = useRef(false)
  const [busy, start] = useTransition()

  useEffect(() => {
    if (busy || !pressed.current) return
    pressed.current = false
    if (document.activeElement === document.body) button.current?.focus()
  }, [busy, button])

  /** Says how it went; answers the failure that was not dealt with. */
  function tell(result: Result<null>, said: Said): Failure | null {
    if (result.ok) {
      toast({ kind: 'success', title: said.title, description: `${said.description} ${email}.` })
      return null
    }
    if (result.code !== 'already-decided') return result
    toast({ kind: 'error', title: approvalText.failedToast, description: result.message })
    router.refresh()
    return null
  }

  function press(decide: () => Promise<Result<null>>, said: Said) {
    pressed.current = true
    start(async () => {
      const result = await attempted(decide())
      const failure = tell(result, said)
      if (failure) toast({ kind: 'error', title: approvalText.failedToast, description: failure.message })
      else if (result.ok) focusListHeading()
    })
  }

  return { busy, press, tell }
}
