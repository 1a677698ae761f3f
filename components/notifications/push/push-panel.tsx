'use client'
import { Bell } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { useAct } from '@/components/ui/use-act'
import { pushText as text } from '@/content/notification-pushes'
import { deviceName } from '@/lib/format/device-name'
import { formatDay } from '@/lib/format/date'
import { dropDeviceAction, keepDeviceAction } from '@/lib/notifications/actions'
import { worker } from '@/lib/portal/copies'
import type { PushOffer } from '@/lib/portal/push-offer'
import { forgetOwnDevice, readOwnDevice, rememberOwnDevice } from '@/lib/notifications/push/own-device'
import {
  deviceOf,
  pushAbility,
  subscribe,
  unsubscribe,
  type PushAbility,
} from '@/lib/notifications/push/subscribe'
import type { NoticeSettings } from '@/lib/notifications/schema'
import type { Result } from '@/lib/result'

type Device = NoticeSettings['push']['devices'][number]
const place = 'aparatos'

type PushPanelProps = { offer: PushOffer; devices: readonly Device[] }

/** Lists the devices with push notifications; the browser asks for permission only after a press of the button. */
export function PushPanel({ offer, devices }: PushPanelProps) {
  const { ability, own } = useBrowser(offer.owner)
  const { busy, act } = useAct()
  const isOn = own !== null && devices.some(({ id }) => id === own)

  const turnOn = () =>
    act({
      work: () => turnedOn(offer),
      done: ({ device }) => (device ? { title: text.on } : null),
      failed: text.failed,
      place,
      then: ({ device }) => {
        if (device) rememberOwnDevice(offer.owner, device)
        look()
      },
    })
  const drop = (device: string) =>
    act({
      name: device,
      work: () => dropDeviceAction({ device }),
      done: { title: text.dropped },
      failed: text.notDropped,
      place,
      then: () => {
        if (device !== own) return
        forgetOwnDevice()
        look()
        void unsubscribe(worker).catch(() => {})
      },
    })

  return (
    <section aria-labelledby={place} className="min-w-0">
      <h3 id={place} tabIndex={-1} className="font-serif text-lg font-[550]">
        {text.title}
      </h3>
      <p className="mt-1 text-sm text-ink-2">{text.intro}</p>
      {devices.length > 0 ? (
        <ul aria-label={text.list} className="mt-3 rule-closes">
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isOwn={device.id === own}
              busy={busy}
              onDrop={() => drop(device.id)}
            />
          ))}
        </ul>
      ) : null}
      {ability === null || isOn ? null : ability === 'able' ? (
        <>
          <Button size="sm" className="mt-3" busy={busy} onClick={turnOn}>
            <Bell strokeWidth={1.75} aria-hidden />
            {busy ? text.turningOn : text.turnOn}
          </Button>
          <p className="mt-1 text-sm text-ink-2">{text.states.off}</p>
        </>
      ) : (
        <p role="status" className="mt-3 border-l-3 border-ochre pl-3 text-sm">
          {text.states[ability]}
        </p>
      )}
    </section>
  )
}

type DeviceRowProps = { device: Device; isOwn: boolean; busy: boolean; onDrop: () => void }

function DeviceRow({ device: { agent, made_at }, isOwn, busy, onDrop }: DeviceRowProps) {
  const name = deviceName(agent) ?? text.unknown
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-t border-rule py-1.5 first:border-t-0">
      <p>
        <b className="block font-medium">{name}</b>
        <span className="text-sm text-ink-2">
          {isOwn ? `${text.this}. ` : ''}
          {text.since(formatDay(made_at))}
        </span>
      </p>
      <button
        type="button"
        disabled={busy}
        onClick={onDrop}
        aria-label={text.dropLabel(name)}
        className="min-h-tap min-w-tap text-sm text-red underline underline-offset-[0.22em] hover:decoration-2 disabled:cursor-progress disabled:text-ink-2"
      >
        {text.drop}
      </button>
    </li>
  )
}

const listeners = new Set<() => void>()
const look = () => listeners.forEach((listen) => listen())

/** `ability` says what this browser can do at the moment; it is null until the page is hydrated. */
function useBrowser(owner: string): { ability: PushAbility | null; own: string | null } {
  const state = useSyncExternalStore(
    followBrowser,
    () => `${pushAbility()} ${readOwnDevice(owner) ?? ''}`,
    () => null,
  )
  const [ability, own] = (state?.split(' ') ?? []) as [PushAbility?, string?]
  return { ability: ability ?? null, own: own || null }
}

function followBrowser(listen: () => void): () => void {
  listeners.add(listen)
  window.addEventListener('focus', listen)
  return () => {
    listeners.delete(listen)
    window.removeEventListener('focus', listen)
  }
}

/** Asks for the permission and subscribes the browser; `device` is null if the person gave no permission. */
async function turnedOn({ siteKey, owner }: PushOffer): Promise<Result<{ device: string | null }>> {
  if ((await Notification.requestPermission()) !== 'granted') return { ok: true, data: { device: null } }
  let subscription: PushSubscription
  try {
    subscription = await subscribe(siteKey, worker)
  } catch {
    return { ok: false, code: 'unavailable', message: text.unreachable }
  }
  const answer = await keepDeviceAction(deviceOf(subscription, readOwnDevice(owner)))
  // The stored id belongs to a device whose push notifications were turned off elsewhere, so a new device is stored.
  if (answer.ok && answer.data.device === null) return keepDeviceAction(deviceOf(subscription, null))
  return answer
}
