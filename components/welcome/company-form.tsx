'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { attempted, useAct } from '@/components/ui/use-act'
import { CompanyFields } from '@/components/welcome/company-fields'
import { ResponsibilityList, RutFile } from '@/components/welcome/rut-fields'
import { municipalityName } from '@/content/municipalities'
import { welcomeText } from '@/content/welcome'
import { formatTime } from '@/lib/format/date'
import { formatNit } from '@/lib/format/nit'
import type { Rut } from '@/lib/tax-profile/read-rut'
import { leaveCompanyAction, saveWelcomeAction } from '@/lib/welcome/actions'
import { conflictsIn, type Welcome, type WelcomeDraft, type WelcomeField } from '@/lib/welcome/schema'

const { company: text, saved: savedText } = welcomeText
const retryMs = 15_000

type Saved = { state: 'saved'; at: string | null } | { state: 'saving' } | { state: 'lost' }

/** The draft is saved while typing; values filled in from a RUT must be confirmed by the user. */
export function CompanyForm({ welcome }: { welcome: Welcome }) {
  const { draft, saved, change, keep } = useSavedDraft(welcome.draft, welcome.saved_at)
  const { busy, problem, error, clear, act } = useAct()

  function edit(fields: Partial<WelcomeDraft>) {
    const names = Object.keys(fields)
    change({ ...fields, fromRut: draft.fromRut.filter((name) => !names.includes(name)) })
    names.forEach(clear)
  }

  function fill(rut: Rut) {
    const fields = fieldsOf(rut)
    change({ ...fields, fromRut: Object.keys(fields) as WelcomeField[] })
    Object.keys(fields).forEach(clear)
    void keep()
  }

  function leave(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    act({ work: () => leaveCompanyAction(draft) })
  }

  return (
    <form onSubmit={leave} onBlur={() => void keep()} noValidate method="post" className="grid gap-8">
      <RutFile nit={draft.nit} kept={welcome.rut?.name ?? null} onRead={fill} />
      <CompanyFields draft={draft} error={error} change={edit} />
      <ResponsibilityList
        chosen={draft.responsibilities}
        isFromRut={draft.fromRut.includes('responsibilities')}
        problem={error('responsibilities') ?? conflictsIn(draft.responsibilities)[0]}
        onChange={(responsibilities) => edit({ responsibilities })}
      />
      {problem && !problem.fields ? <Notice tone="bad">{`${text.failed}. ${problem.message}`}</Notice> : null}
      <div className="grid justify-items-start gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? text.busy : text.next}
        </Button>
        <p role="status" className="text-sm text-ink-2">
          {sayKept(saved)}
        </p>
      </div>
    </form>
  )
}

function sayKept(saved: Saved): string | null {
  if (saved.state === 'saved') return saved.at ? savedText.at(formatTime(saved.at)) : null
  return saved.state === 'saving' ? savedText.saving : savedText.lost
}

/** Fields that the RUT does not state keep their values. */
const fieldsOf = ({
  nit,
  digit,
  kind,
  name,
  responsibilities,
  municipality,
}: Rut): Partial<WelcomeDraft> => ({
  ...(nit !== null && digit !== null ? { nit: formatNit(nit), digit: String(digit) } : {}),
  ...(kind ? { kind } : {}),
  ...(name ? { name } : {}),
  ...(municipality ? { municipality: municipalityOf(municipality) } : {}),
  ...(responsibilities.length > 0 ? { responsibilities: [...responsibilities] } : {}),
})

const municipalityOf = (code: string): string => {
  const name = municipalityName(code)
  return name.endsWith(code) ? code : name
}

/** Saves the draft when the user leaves a field or hides the page, and when the network returns. */
function useSavedDraft(initial: WelcomeDraft, savedAt: string | null) {
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
      // This error means that the firm has decided about the registration; after the refresh the server redirects.
      if (answer.code === 'not-approved') router.refresh()
      return setSaved({ state: 'lost' })
    }
    kept.current = text
    setSaved({ state: 'saved', at: answer.data })
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
