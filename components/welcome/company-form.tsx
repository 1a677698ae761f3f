'use client'
import { useRef, useState, useTransition, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { CompanyFields } from '@/components/welcome/company-fields'
import { ResponsibilityList } from '@/components/welcome/responsibility-list'
import { RutFile } from '@/components/welcome/rut-file'
import { useSavedDraft, type Saved } from '@/components/welcome/use-saved-draft'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { attempted } from '@/components/ui/use-act'
import { municipalityName } from '@/content/municipalities'
import { welcomeText } from '@/content/welcome'
import { formatTime } from '@/lib/format/date'
import { formatNit } from '@/lib/format/nit'
import type { Rut } from '@/lib/tax-profile/read-rut'
import { leaveCompanyAction } from '@/lib/welcome/actions'
import { conflictsIn, type Welcome, type WelcomeDraft, type WelcomeField } from '@/lib/welcome/schema'

const { company: text, saved: savedText } = welcomeText
export type Problems = Readonly<Record<string, string | undefined>>

/** The step of the company, kept while it is typed in. What a RUT fills the person confirms. */
export function CompanyForm({ welcome }: { welcome: Welcome }) {
  const form = useRef<HTMLFormElement>(null)
  const { draft, saved, change, keep } = useSavedDraft(welcome.draft, welcome.saved_at)
  const [problems, setProblems] = useState<Problems>({})
  const [failed, setFailed] = useState<string | null>(null)
  const [busy, start] = useTransition()

  function edit(fields: Partial<WelcomeDraft>) {
    const names = Object.keys(fields)
    change({ ...fields, fromRut: draft.fromRut.filter((name) => !names.includes(name)) })
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !names.includes(name))))
  }

  function fill(rut: Rut) {
    const fields = fieldsOf(rut)
    change({ ...fields, fromRut: Object.keys(fields) as WelcomeField[] })
    setProblems({})
    void keep()
  }

  function leave(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    start(async () => {
      const answer = await attempted(leaveCompanyAction(draft))
      if (answer.ok) return
      const { fields } = answer
      // The field is marked before it is looked for.
      flushSync(() => {
        setFailed(fields ? null : answer.message)
        setProblems(Object.fromEntries(Object.entries(fields ?? {}).map(([name, list]) => [name, list?.[0]])))
      })
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]')?.focus()
    })
  }

  return (
    <form
      ref={form}
      onSubmit={leave}
      onBlur={() => void keep()}
      noValidate
      method="post"
      className="grid gap-8"
    >
      <RutFile nit={draft.nit} kept={welcome.rut?.name ?? null} onRead={fill} />
      <CompanyFields draft={draft} problems={problems} change={edit} />
      <ResponsibilityList
        chosen={draft.responsibilities}
        isFromRut={draft.fromRut.includes('responsibilities')}
        problem={problems['responsibilities'] ?? conflictsIn(draft.responsibilities)[0]}
        onChange={(responsibilities) => edit({ responsibilities })}
      />
      {failed ? <Notice tone="bad">{`${text.failed}. ${failed}`}</Notice> : null}
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

/** What the RUT does not say stays as it was. */
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

/** By its name, or its code where it has none here. */
const municipalityOf = (code: string): string => {
  const name = municipalityName(code)
  return name.endsWith(code) ? code : name
}
