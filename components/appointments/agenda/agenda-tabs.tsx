import { LinkTabs } from '@/components/ui/link-tabs'
import { NeedsScript } from '@/components/ui/needs-script'
import { agenda } from '@/content/appointment-agenda'
import { needsScript } from '@/content/needs-script'
import { dayHref, hoursHref, listHref, typesHref, weekHref } from '@/lib/appointments/agenda-href'
import type { AccountId } from '@/lib/ids'

type View = 'day' | 'week' | 'list' | 'types' | 'hours'

/** Links to the views of the agenda; the week and the list stay filtered by `client`. */
export function AgendaTabs({ current, client }: { current: View; client?: AccountId | null }) {
  const { label, ...names } = agenda.views
  const hrefs = {
    day: dayHref(),
    week: weekHref(client ? { client } : {}),
    list: listHref('waiting', client),
    types: typesHref,
    hours: hoursHref(),
  }
  return (
    <>
      <LinkTabs
        label={label}
        className="mb-6"
        items={(['day', 'week', 'list', 'types', 'hours'] as const).map((view) => ({
          href: hrefs[view],
          label: names[view],
          current: view === current,
        }))}
      />
      <NeedsScript>{needsScript.agenda}</NeedsScript>
    </>
  )
}
