'use client'
import { useRouter } from 'next/navigation'
import { useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { ActivityProposals } from '@/components/tax-profile/activity-proposals'
import { ResponsibilityChoice } from '@/components/tax-profile/responsibility-choice'
import { Contradictions, ProfileConflict } from '@/components/tax-profile/profile-notices'
import { DatePreview } from '@/components/tax-profile/date-preview'
import { IdentityFields } from '@/components/tax-profile/identity-fields'
import { MunicipalityList } from '@/components/tax-profile/municipality-list'
import { ProfileHistory } from '@/components/tax-profile/profile-history'
import { FromRut, RutUpload } from '@/components/tax-profile/rut-upload'
import { TraitChoice } from '@/components/tax-profile/trait-choice'
import { useProfileDraft } from '@/components/tax-profile/use-profile-draft'
import { Button } from '@/components/ui/button'
import { DayField } from '@/components/ui/day-field'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { useAct } from '@/components/ui/use-act'
import { focusInvalid } from '@/components/ui/use-focus-back'
import { ClientSection } from '@/components/clients/client-section'
import { taxProfileText as text } from '@/content/tax-profile'
import { yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import { fieldErrors, messagesAt, type FieldErrors } from '@/lib/field-errors'
import { formatNit, plainNit } from '@/lib/format/nit'
import { saveTaxProfileAction } from '@/lib/tax-profile/actions'
import type { DateLine } from '@/lib/tax-profile/changes'
import {
  conflictsOf,
  draftOf,
  draftSchema,
  inForceOn,
  type PastProfile,
  type ProfileHistory as History,
  type StoredProfile,
} from '@/lib/tax-profile/schema'

type ProfileEditorProps = {
  client: string
  history: History
  /** The known facts about a client who has no profile yet. */
  company: Partial<StoredProfile>
  /** NITs of the client's companies, each without its check digit. */
  nits: readonly string[]
  dates: readonly DateLine[] | null
  today: CivilDay
}

export function ProfileEditor({ client, history, company, nits, dates, today }: ProfileEditorProps) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const { busy, act } = useAct()
  const current = inForceOn(today, history) ?? history.profiles.at(-1) ?? null
  const [opened, setOpened] = useState(() => draftOf(current ?? company))
  const { draft, errors, setErrors, forget, fromRut, change, replace, fill } = useProfileDraft(opened)
  const [day, setDay] = useState<CivilDay | null>(current?.valid_from ?? `${today.slice(0, 4)}-01-01`)
  const [confirmed, setConfirmed] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  // The page updates live, but the draft stays based on the version that the member saw first.
  const [seen, setSeen] = useState(history.seen)
  const isChanged = draft !== opened
  const isNewDay =
    history.profiles.length > 0 && !history.profiles.some(({ valid_from }) => valid_from === day)
  const nit = plainNit(draft.nit)
  // The form warns of a NIT that none of the client's companies has, because the NIT may be mistyped.
  const isStrange = nit.length >= 5 && nits.length > 0 && !nits.includes(nit)
  const conflicts = [
    ...(isStrange ? [text.conflicts.otherNit(nits.map(formatNit).join(', '))] : []),
    ...conflictsOf(draft),
  ]
  if (!isChanged && !busy && (history.seen ?? '') > (seen ?? '')) {
    const next = draftOf(current ?? company)
    setSeen(history.seen)
    setOpened(next)
    replace(next)
    setDay(current?.valid_from ?? day)
  }

  function open(profile: PastProfile) {
    const next = draftOf(profile)
    setOpened(next)
    replace(next)
    setSeen(history.seen)
    setDay(profile.valid_from)
    setConfirmed(false)
    setRefused(null)
    form.current?.querySelector('input')?.focus()
  }

  function show(found: FieldErrors) {
    // The error marks must be rendered first, because the focus goes to the first marked field.
    flushSync(() => setErrors(found))
    focusInvalid(form.current)
  }

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const parsed = draftSchema.safeParse(draft)
    const found: Record<string, string> = { ...fieldErrors(parsed.error) }
    if (!day) found['valid_from'] = text.problems.day
    if (conflicts.length > 0 && !confirmed) found['confirmed'] = text.problems.confirm
    if (Object.keys(found).length > 0 || !day) return show(found)
    // After a conflict the member has seen the newer version, so the next save is allowed to replace the newer version.
    const base = refused ? history.seen : seen
    act({
      work: () => saveTaxProfileAction({ client, valid_from: day, seen: base, confirmed, profile: draft }),
      done: text.saved,
      failed: text.failed,
      then: (saved) => {
        setOpened(draft)
        setSeen(saved)
        setRefused(null)
      },
      onFailure: ({ code, message, fields }) => {
        if (fields) show(withoutPrefix(fields))
        if (code !== 'profile-meanwhile') return false
        // After a conflict the refresh loads the newer profile, and the form keeps the member's draft.
        setRefused(message)
        router.refresh()
        return true
      },
    })
  }

  return (
    <div className="grid gap-12">
      {history.profiles.length === 0 ? (
        <Notice>
          <p className="font-[550]">{text.empty.title}</p>
          <p>{text.empty.description}</p>
        </Notice>
      ) : null}
      <div className="grid gap-x-12 gap-y-10 min-[64rem]:grid-cols-[minmax(0,1fr)_24rem]">
        <form
          ref={form}
          onSubmit={save}
          noValidate
          aria-label={text.identity.title}
          className="grid content-start gap-10"
        >
          <ClientSection id="profile-identity" title={text.identity.title}>
            <div className="grid gap-6 pt-2">
              <RutUpload nit={draft.nit} onRead={fill} />
              <IdentityFields
                draft={draft}
                errors={errors}
                fromRut={fromRut}
                change={change}
                lastYear={yearOf(today) - 1}
              />
            </div>
          </ClientSection>
          <ClientSection
            id="profile-responsibilities"
            title={text.responsibilities.title}
            aside={<FromRut shown={fromRut.has('responsibilities')} />}
          >
            <ResponsibilityChoice
              chosen={draft.responsibilities}
              onChange={(responsibilities) => change({ responsibilities })}
            />
            <Contradictions
              sentences={conflicts}
              confirmed={confirmed}
              error={errors['confirmed']}
              onChange={setConfirmed}
            />
          </ClientSection>
          <ClientSection id="profile-traits" title={text.traits.title}>
            <TraitChoice
              draft={draft}
              saved={opened.traits}
              onChange={(chosen) => change({ traits: chosen })}
            />
            <ActivityProposals draft={draft} onAccept={change} />
          </ClientSection>
          <ClientSection
            id="profile-municipalities"
            title={text.municipalities.title}
            aside={<FromRut shown={fromRut.has('municipalities')} />}
          >
            <MunicipalityList
              municipalities={draft.municipalities}
              error={messagesAt(errors, 'municipalities')[0]}
              onChange={(municipalities) => change({ municipalities })}
            />
          </ClientSection>
          <div className="grid gap-4">
            <Field
              label={text.day.label}
              hint={dayHint(day, history)}
              error={errors['valid_from']}
              className="max-w-72"
            >
              {(control) => (
                <DayField
                  {...control}
                  label={text.day.label}
                  placeholder={text.day.placeholder}
                  value={day}
                  today={today}
                  onChange={(next) => {
                    setDay(next)
                    forget('valid_from')
                  }}
                />
              )}
            </Field>
            {refused ? (
              <ProfileConflict
                message={refused}
                newest={history.profiles.find(({ made_at }) => made_at === history.seen) ?? null}
                draft={draft}
                onTake={open}
              />
            ) : null}
            <p className="flex flex-wrap gap-3">
              <Button type="submit" variant="primary" busy={busy}>
                {busy ? text.saving : text.save}
              </Button>
              {isChanged ? (
                <Button variant="quiet" disabled={busy} onClick={() => replace(opened)}>
                  {text.discard}
                </Button>
              ) : null}
            </p>
          </div>
        </form>
        <aside aria-labelledby="profile-dates" className="min-w-0">
          <DatePreview client={client} draft={isChanged || isNewDay ? draft : null} day={day} known={dates} />
        </aside>
      </div>
      <ProfileHistory client={client} history={history} today={today} onOpen={open} />
    </div>
  )
}

/** The server's field names begin with `profile.`, as in `profile.nit`, and the form's field names do not. */
const withoutPrefix = (fields: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.replace(/^profile\./, ''), message]),
  )

function dayHint(day: CivilDay | null, { profiles }: History): string | undefined {
  if (!day) return undefined
  if (profiles.length === 0) return text.day.first
  return profiles.some(({ valid_from }) => valid_from === day) ? text.day.replaces : text.day.begins
}
