'use client'
import { Plus, X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { newClientText } from '@/content/new-client'
import { clientRoleText } from '@/content/roles'
import { givenRoles, type AccountRole } from '@/lib/account-role'

const text = newClientText.people

export type InvitedPerson = { key: number; name: string; email: string; role: AccountRole }
type InvitedPeopleProps = {
  people: readonly InvitedPerson[]
  onChange: (people: InvitedPerson[]) => void
  /** What is wrong with one of them, by its place and field. */
  errorOf: (place: number, field: 'email' | 'name') => string | undefined
}

const most = 10

/** Who is invited; the first is the owner, whoever else it is. */
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
  // Whoever comes first is the owner.
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
