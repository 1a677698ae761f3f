import { Check, Minus, UserRound } from 'lucide-react'
import { InvitationRow } from '@/components/people/invitation-row'
import { InviteForm } from '@/components/people/invite-form'
import { Ownership } from '@/components/people/ownership'
import { PersonRow } from '@/components/people/person-row'
import { PageHeading } from '@/components/portal/page-heading'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { State } from '@/components/ui/state'
import { account } from '@/content/account'
import { peopleText as text } from '@/content/people'
import { clientRoleText } from '@/content/people-roles'
import { accountRoles, mayAct } from '@/lib/session/account-role'
import type { People } from '@/lib/people/schema'

const { table } = text
const { names, shortNames } = clientRoleText
const columns = accountRoles.toReversed()

type PeoplePageProps = { people: People; company: string | null; me: string; now: Date }

export function PeoplePage({ people, company, me, now }: PeoplePageProps) {
  const { invitations } = people
  const persons = people.people
  const mine = persons.find(({ id }) => id === me)
  const owns = mine?.role === 'owner'
  const owners = persons.filter(({ role }) => role === 'owner').map(({ name, email }) => name ?? email)
  const named = company ?? text.company
  return (
    <>
      <div className="-mb-8 pt-6 sm:-mb-10">
        <Breadcrumb
          trail={[
            { label: account.crumb, href: '/portal' },
            { label: account.title, href: '/portal/cuenta' },
          ]}
          current={text.title}
        />
      </div>
      <PageHeading title={text.title} subtitle={text.intro(named)} />
      <div className="grid items-start gap-x-12 gap-y-10 min-[64rem]:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-10">
          <section aria-labelledby="personas">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2 rule-opens">
              <h2 id="personas" tabIndex={-1} className="text-xl outline-none">
                {text.count(persons.length)}
              </h2>
              {invitations.length > 0 ? (
                <p className="text-sm text-ink-2">{text.pending(invitations.length)}</p>
              ) : null}
            </div>
            <ul className="rule-closes">
              {persons.map((person) => (
                <PersonRow
                  key={person.id}
                  person={person}
                  isSelf={person.id === me}
                  mayChange={owns}
                  isLastOwner={person.role === 'owner' && owners.length === 1}
                  now={now}
                />
              ))}
            </ul>
            {owns && persons.length === 1 && invitations.length === 0 ? (
              <State icon={UserRound} title={text.alone.title} className="mt-6 min-h-48">
                {text.alone.text}
              </State>
            ) : null}
          </section>
          {invitations.length > 0 ? (
            <section aria-labelledby="invitaciones">
              <h2 id="invitaciones" className="pb-2 text-lg rule-opens">
                {text.invitations.title}
              </h2>
              <ul>
                {invitations.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} now={now} />
                ))}
              </ul>
            </section>
          ) : null}
          <RoleTable />
          <Ownership people={people} owns={owns} me={me} company={named} />
        </div>
        {owns ? (
          <InviteForm />
        ) : (
          <State title={text.onlyOwner.title} level={2}>
            {text.onlyOwner.text(new Intl.ListFormat('es-CO', { type: 'disjunction' }).format(owners))}
          </State>
        )}
      </div>
    </>
  )
}

function RoleTable() {
  return (
    <section aria-labelledby="roles">
      <h2 id="roles" className="pb-2 text-lg rule-opens">
        {table.title}
      </h2>
      <table className="w-full border-b border-ink text-[1rem]">
        <caption className="sr-only">{table.title}</caption>
        <thead className="max-sm:sr-only">
          <tr>
            <th scope="col" className="py-2.5 text-left text-sm font-normal text-ink-2">
              {table.can}
            </th>
            {columns.map((role) => (
              <th key={role} scope="col" className="px-2 py-2.5 text-sm font-semibold">
                {names[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr
              key={row.what}
              className="border-t border-rule max-sm:grid max-sm:grid-cols-4 max-sm:gap-x-2 max-sm:py-3 max-[18rem]:grid-cols-2"
            >
              <th scope="row" className="py-2.5 pr-4 text-left font-normal max-sm:col-span-full max-sm:py-0">
                {row.what}
                {'note' in row ? <span className="block text-sm text-ink-2">{row.note}</span> : null}
              </th>
              {columns.map((role) => (
                <td key={role} className="px-2 py-2.5 text-center max-sm:px-0 max-sm:pb-0 max-sm:text-left">
                  <span aria-hidden className="block pb-1 text-xs text-ink-2 sm:hidden">
                    {shortNames[role]}
                  </span>
                  <Answer yes={mayAct(role, row.from)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Answer({ yes }: { yes: boolean }) {
  const Mark = yes ? Check : Minus
  return (
    <>
      <Mark
        className={yes ? 'inline size-5 text-green' : 'inline size-4 text-ink-2'}
        strokeWidth={2}
        aria-hidden
      />
      <span className="sr-only">{yes ? table.yes : table.no}</span>
    </>
  )
}
