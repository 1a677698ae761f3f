'use client'
import AdminPageError from './admin/error'
import './admin.css'

/** The whole workspace failed, its header included. */
export default function AdminError({ retry }: { retry: () => void }) {
  return (
    <main className="wrap">
      <AdminPageError retry={retry} />
    </main>
  )
}
