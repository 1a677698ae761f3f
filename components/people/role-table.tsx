import { Check, Minus } from 'lucide-react'
import { peopleText } from '@/content/people'
import { clientRoleText } from '@/content/roles'
import { accountRoles, mayAct } from '@/lib/account-role'

const { table } = peopleText
const { names, shortNames } = clientRoleText
const columns = accountRoles.toReversed()

/** What each role may do; on a phone each line names the four roles by itself. */
export function RoleTable() {
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
              className="border-t border-rule max-sm:grid max-sm:grid-cols-4 max-sm:gap-x-2 max-sm:py-3"
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
