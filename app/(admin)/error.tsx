'use client'
import AdminPageError from './admin/error'
import './admin.css'

/** Shown when the layout itself fails, so there is no header. */
export default function AdminError({ retry }: { retry: () => void }) {
  return (
    <main className="wrap">
      <AdminPageError retry={retry} />
    </main>
  )
}
