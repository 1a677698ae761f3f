import { aboutPageAccount } from '@/lib/supabase/named-account'

/** Downloads a prepared ZIP. A temporary link lets the browser save it without loading it into the page. */
export function downloadZip(id: string): void {
  const link = document.createElement('a')
  link.href = aboutPageAccount(`/api/documentos/zip/${id}`)
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
