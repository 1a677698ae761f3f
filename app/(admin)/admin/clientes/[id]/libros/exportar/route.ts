import { noteExport } from '@/lib/audit/queries'
import { batchFile } from '@/lib/books/export'
import { readBookBatch } from '@/lib/books/queries'
import { readFormat } from '@/lib/format/spreadsheet'
import { exportLimits, takeLimits } from '@/lib/limits'
import { requireUuid } from '@/lib/request'
import { staffRoute } from '@/lib/route'

export const maxDuration = 60

/**
 * Returns a file of the export `lote` exactly as it was first downloaded; `parte` is the number of the file, from 1 on.
 */
export const GET = staffRoute(
  async (request, member, { params }: RouteContext<'/admin/clientes/[id]/libros/exportar'>) => {
    await takeLimits(exportLimits(member.id))
    const format = readFormat(request)
    const asked = new URL(request.url).searchParams
    const id = requireUuid((await params).id)
    const batch = await readBookBatch(member, id, asked.get('lote') ?? '')
    await noteExport(member, 'books', { format, month: batch.month, number: String(batch.number) }, id)
    return batchFile(batch, format, Number(asked.get('parte') ?? '1'))
  },
)
