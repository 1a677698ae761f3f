import { noteExport } from '@/lib/audit/queries'
import { readContactQuery } from '@/lib/contact/href'
import { exportFile, exportPages } from '@/lib/contact/export'
import { ExpectedError } from '@/lib/errors'
import { exportLimits, takeLimits } from '@/lib/limits'
import { staffRoute } from '@/lib/route'

export const maxDuration = 60

export const GET = staffRoute(async (request, member) => {
  const { formato, ...params } = Object.fromEntries(new URL(request.url).searchParams)
  if (member.role !== 'admin' || (formato !== 'csv' && formato !== 'xlsx'))
    throw new ExpectedError('not-found')
  await takeLimits(exportLimits(member.id))
  const filters = readContactQuery(params)
  const { kind: status, search } = filters
  await noteExport(member, 'contact', { status, search, format: formato })
  return exportFile(exportPages(member, filters), formato)
})
