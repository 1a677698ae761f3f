'use client'
import { Plus, X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { firm } from '@/content/firm'
import { newClientText } from '@/content/client-form'
import { peopleEmails } from '@/content/people-mails'
import { clientRoleText } from '@/content/people-roles'
import { givenRoles, type AccountRole } from '@/lib/session/account-role'

const text = newClientText.people
const previewText = newClientText.preview
const mail = peopleEmails['portal-invitation']

export type InvitedPerson = { key: number; name: string; email: string; role: AccountRole }
type InvitedPeopleProps = {
  people: readonly InvitedPerson[]
  onChange: (people: InvitedPerson[]) => void
  errorOf: (place: number, field: 'email' | 'name') => string | undefined
}

const most = 10

/** The first person in the list becomes the account's owner. */
export function InvitedPeople({ people, onChange, errorOf }: InvitedPeopleProps) {
  const change = (key: number, changed: Partial<InvitedPerson>) =>
    onChange(people.map((person) => (person.key === key ? { ...person, ...changed } : person)))
  const add = () =>
    onChange([
      ...people,
      {
        key: Math.max(0, ...people.map(({ key }) => key)) + 1,
        name: '',
        email: '',
        role: people.length === 0 ? 'owner' : 'assistant',
      },
    ])
  const remove = (key: number) =>
    onChange(
      people
        .filter((person) => person.key !== key)
        .map((person, place) => (place === 0 ? { ...person, role: 'owner' } : person)),
    )
  return (
    <div className="grid gap-6">
      <p className="text-sm text-ink-2">{text.hint}</p>
      {people.map((person, place) => (
        <fieldset key={person.key} className="grid gap-4 sm:grid-cols-3">
          <legend className="sr-only">{text.of(place + 1)}</legend>
          <Field label={text.name} error={errorOf(place, 'name')}>
            {(control) => (
              <Input
                {...control}
                value={person.name}
                onChange={(event) => change(person.key, { name: event.currentTarget.value })}
                maxLength={100}
                autoComplete="off"
              />
            )}
          </Field>
          <Field label={text.email} error={errorOf(place, 'email')}>
            {(control) => (
              <Input
                {...control}
                type="email"
                value={person.email}
                onChange={(event) => change(person.key, { email: event.currentTarget.value })}
                maxLength={254}
                autoComplete="off"
              />
            )}
          </Field>
          <div className="flex items-end gap-2">
            <Field label={text.role} className="min-w-0 grow">
              {(control) => (
                <Select
                  {...control}
                  value={person.role}
                  disabled={place === 0}
                  onChange={(event) => change(person.key, { role: event.currentTarget.value as AccountRole })}
                >
                  {place === 0 ? <option value="owner">{clientRoleText.names.owner}</option> : null}
                  {givenRoles.toReversed().map((role) => (
                    <option key={role} value={role}>
                      {clientRoleText.names[role]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <button
              type="button"
              onClick={() => remove(person.key)}
              aria-label={`${text.remove} ${person.name || person.email || text.of(place + 1)}`}
              className="grid size-12 flex-none cursor-pointer place-items-center"
            >
              <X className="size-5" strokeWidth={1.75} aria-hidden />
            </button>
          </div>
        </fieldset>
      ))}
      {people.length < most ? (
        <p>
          <Button size="sm" onClick={add}>
            <Plus strokeWidth={1.75} aria-hidden /> {people.length === 0 ? text.invite : text.add}
          </Button>
        </p>
      ) : null}
    </div>
  )
}

type InvitationPreviewProps = {
  by: string
  to: string | null
  email: string | null
  company: string
}

export function InvitationPreview({ by, to, email, company }: InvitationPreviewProps) {
  const [hello, invitation] = mail.paragraphs
  const named = company || previewText.nameless
  const filled = invitation.replace('{by}', by).replace('{company}', named)
  return (
    <aside aria-labelledby="preview" className="min-[64rem]:sticky min-[64rem]:top-24">
      <h2 id="preview" className="pb-2 text-[1rem] font-[550] wrap-anywhere">
        {previewText.title(to ?? previewText.somebody)}
      </h2>
      <div className="border border-rule bg-sheet p-6 shadow-lift">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2 rule-closes">
          <span className="font-serif text-lg">{firm.shortName}</span>
          {email ? <span className="text-sm wrap-anywhere text-ink-2">{previewText.to(email)}</span> : null}
        </p>
        <h3 className="pt-4 text-xl wrap-anywhere">{mail.subject.replace('{company}', named)}</h3>
        <p className="pt-2">{hello}</p>
        <p className="pt-2 wrap-anywhere">{filled}</p>
        <p className="my-4 inline-block rounded-control bg-green px-4 py-2.5 text-sm font-[550] text-sheet">
          {mail.action.label}
        </p>
        <p className="text-sm text-ink-2">{previewText.until}</p>
      </div>
    </aside>
  )
}
