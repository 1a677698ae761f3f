import 'server-only'
import { adminClient } from '@/lib/supabase/admin'

/** The bucket of signed records: {record id}/{random uuid}.pdf. Nobody reads it but the server. */
export const recordFiles = () => adminClient().storage.from('registros')
