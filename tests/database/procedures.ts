import type { Database } from '@/lib/supabase/database.types'
import type { ProcedureRow } from './procedures/cells'
import { adminProcedures } from './procedures/admin'
import { clientProcedures } from './procedures/client'
import { serverProcedures } from './procedures/server'
import { staffProcedures } from './procedures/staff'

/** How each procedure of the API is tried. Because of the type, every procedure needs a row. */
export const procedures: Record<keyof Database['public']['Functions'], ProcedureRow> = {
  ...clientProcedures,
  ...staffProcedures,
  ...adminProcedures,
  ...serverProcedures,
}
