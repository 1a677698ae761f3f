import { requireStaff } from '@/lib/auth/require'
import { redirect } from 'next/navigation'

export default async function AdminPage() {
  await requireStaff()
  redirect('/admin/solicitudes')
}
