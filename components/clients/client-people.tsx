import { ClientSection } from '@/components/clients/client-section'
import { InvitationRow, InviteToClient } from '@/components/clients/lazy-sections'
import { Badge } from '@/components/ui/badge'
import { newClientText } from '@/content/client-form'
import { clientPeopleText as text, peopleText } from '@/content/people'
import { clientRoleText } from '@/content/people-roles'
import { formatDateTime, formatDay } from '@/lib/format/date'
import { sentences } from '@/lib/format/sentences'
import { readPeople } from '@/lib/people/people'
import type { Person } from '@/lib/people/schema'
import type { Member } from '@/lib/session/require'

export async function ClientPeople({ member, client }: { member: Member; client: string }) {
  const { people, former, invitations, change } = await readPeople(member, client)
  const owned = people.some(({ role }) => role === 'owner')
  return (
    <div className="grid max-w-[56rem] gap-10">
      <ClientSection
        id="people"
        title={peopleText.count(people.length)}
        empty={people.length === 0 && (former.length > 0 ? text.nobody : newClientText.nobody.text)}
      >
        <ul className="rule-closes">
          {people.map((person) => (
            <PersonLine key={person.id} person={person} />
          ))}
        </ul>
      </ClientSection>
      {change ? <p>{text.change(change.to.name ?? change.to.email, formatDay(change.until))}</p> : null}
      {owned ? null : (
        <ClientSection id="invite" title={newClientText.nobody.title} small>
          {invitations.length > 0 ? (
            <ul className="pb-4">
              {invitations.map((invitation) => (
                <InvitationRow key={invitation.id} invitation={invitation} now={new Date()} />
              ))}
            </ul>
          ) : null}
          <InviteToClient client={client} ownerFirst={!invitations.some(({ role }) => role === 'owner')} />
        </ClientSection>
      )}
      {owned && invitations.length > 0 ? (
        <ClientSection id="invited" title={peopleText.invitations.title} small>
          <ul>
            {invitations.map(({ id, email, role, made_at, until }) => (
              <li key={id} className="border-t border-rule py-3 first:border-t-0">
                <h3 className="font-sans text-base font-semibold wrap-anywhere">{email}</h3>
                <p className="text-[1rem] text-ink-2">
                  {peopleText.invitations.detail(
                    clientRoleText.names[role],
                    formatDay(made_at),
                    formatDay(until),
                  )}
                </p>
              </li>
            ))}
          </ul>
        </ClientSection>
      ) : null}
      {former.length > 0 ? (
        <ClientSection id="former" title={text.former} small>
          <ul>
            {former.map((person) => (
              <PersonLine key={`${person.id} ${person.since}`} person={person} />
            ))}
          </ul>
        </ClientSection>
      ) : null}
    </div>
  )
}

function PersonLine({ person }: { person: Person }) {
  const { name, email, role, since, until, seen_at, second_step } = person
  const facts = [
    name ? email : null,
    until ? text.worked(formatDay(since), formatDay(until)) : text.since(formatDay(since)),
    seen_at ? peopleText.seen(formatDateTime(seen_at)) : peopleText.never,
  ]
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-t border-rule py-3.5 first:border-t-0">
      <div className="min-w-0">
        <h3 className="font-sans text-base font-semibold wrap-anywhere">{name ?? email}</h3>
        <p className="text-[1rem] wrap-anywhere text-ink-2">{sentences(...facts).replace(/\.?$/, '.')}</p>
      </div>
      <p className="flex flex-wrap gap-2">
        <Badge tone="unknown">{clientRoleText.names[role]}</Badge>
        {second_step ? <Badge tone="ok">{text.secondStep}</Badge> : null}
      </p>
    </li>
  )
}
