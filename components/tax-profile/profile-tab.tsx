import { LazyProfileEditor } from '@/components/clients/lazy-forms'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { readFirmCalendar } from '@/lib/firm-calendar/firm-dates'
import type { Member } from '@/lib/session/require'
import { regimeFromRut } from '@/lib/tax-calendar/profile'
import { datesOf, readProfiles } from '@/lib/tax-profile/profiles'
import { historyOf, type StoredProfile } from '@/lib/tax-profile/schema'
import { readDetails } from '@/lib/welcome/welcome'
import type { Sent } from '@/lib/welcome/schema'

type ProfileTabProps = {
  member: Member
  client: string
  /** The client's companies; a new profile starts with the first one if the client gave no details when registering. */
  companies: readonly { name: string; nit: string; digit: number }[]
}

export async function ProfileTab({ member, client, companies }: ProfileTabProps) {
  const [calendar, history, [details]] = await Promise.all([
    readFirmCalendar(member),
    readProfiles(member, client),
    readDetails(member, [client]),
  ])
  const today = bogotaDay(new Date())
  return (
    <LazyProfileEditor
      client={client}
      history={history}
      company={details?.sent ? profileOf(details.sent) : (companies[0] ?? {})}
      nits={companies.map(({ nit }) => nit)}
      dates={
        history.profiles.length > 0 ? datesOf(calendar, historyOf(client, history.profiles), today) : null
      }
      today={today}
    />
  )
}

const profileOf = ({
  nit,
  digit,
  name,
  kind,
  responsibilities,
  municipalities,
}: Sent): Partial<StoredProfile> => ({
  nit,
  digit,
  name,
  kind,
  regime: regimeFromRut(responsibilities),
  responsibilities,
  municipalities: municipalities.map(({ code }) => ({ code, duties: [] })),
})
