import { RotateCw } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { goOn } from '@/components/uploads/line'
import { uploadCuts } from '@/content/upload-cuts'

export function WaitingFiles({ names }: { names: readonly string[] }) {
  return (
    <div className="grid justify-items-start gap-1 border-l-5 border-double border-ochre pl-3 text-sm">
      <ul className="wrap-anywhere">
        {names.map((name, place) => (
          <li key={place}>{name}</li>
        ))}
      </ul>
      <Button type="button" size="sm" variant="quiet" onClick={goOn}>
        <RotateCw strokeWidth={1.75} aria-hidden />
        {uploadCuts.retryAll(names.length)}
      </Button>
    </div>
  )
}
