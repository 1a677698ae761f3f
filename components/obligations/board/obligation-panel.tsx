'use client'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useState, type ReactNode } from 'react'
import { DelayCost } from '@/components/obligations/delay-cost'
import { Remark } from '@/components/obligations/remark'
import { PhaseBadge } from '@/components/obligations/phase-badge'
import { ObligationReceipts } from '@/components/obligations/board/obligation-receipts'
import { PlanForm, StepList } from '@/components/obligations/board/obligation-plan'
import { StateForm } from '@/components/obligations/board/state-form'
import { openedPart } from '@/components/ui/opened-part'
import { calendarText, workText } from '@/content/obligations'
import { boardText } from '@/content/obligation-board'
import { receiptsText } from '@/content/obligation-receipts'
import { templateText } from '@/content/obligation-templates'
import { daysBetween, formatCivilDay } from '@/lib/calendar/civil-day'
import { clientHref } from '@/lib/format/client-href'
import { formatNitWithDigit } from '@/lib/format/nit'
import { formatDay } from '@/lib/format/date'
import { formatPesos } from '@/lib/format/number'
import { isOpen, isOwnWork, missingText, phaseOf, stateName } from '@/lib/obligations/obligation'
import type { ObligationDetail } from '@/lib/obligations/board/queries'
import { correctionKind, delayKind } from '@/lib/obligations/delay-kind'
import { obligationWorksheet } from '@/lib/worksheet/period'

const text = boardText.open
/** These links are loaded separately, because few obligations have a worksheet. */
const WorksheetLinks = dynamic(
  openedPart(() =>
    import('@/components/obligations/board/worksheet-links').then((module) => module.WorksheetLinks),
  ),
  { loading: () => null },
)

type ObligationPanelProps = {
  detail: ObligationDetail
  /** The level of the panel's heading: 1 on a page of its own, 2 when the panel is shown over another page. */
  level?: 1 | 2
  /** Called after a change, and after a conflict with another member; `saved` is the form whose values were saved. */
  onChanged?: (saved?: HTMLFormElement) => void
}

export function ObligationPanel({ detail, level = 1, onChanged }: ObligationPanelProps) {
  const { row, name, known, steps, receipts, history, today, figures } = detail
  const [saved, setSaved] = useState(0)
  const form = {
    detail,
    saved,
    onSaved: (version: number, saved: HTMLFormElement) => {
      // If a save changes nothing, the server returns the version that the page already shows.
      if (version > row.version) setSaved(version)
      onChanged?.(saved)
    },
    onConflict: () => onChanged?.(),
  }
  const phase = phaseOf(row, today)
  const [Title, PartTitle] = level === 1 ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const)
  const worksheet = obligationWorksheet(row)
  const facts = [
    [text.due, dueText(detail)],
    [text.actBy, row.actBy && row.actBy !== row.due ? formatDay(row.actBy) : null],
    [text.norm, row.norm],
    [boardText.file.number, row.receipt],
    [
      isOwnWork(row) ? workText.fields.doneOn : boardText.history.fields['filed_on'],
      row.filedOn && formatCivilDay(row.filedOn),
    ],
    [boardText.file.value, row.value === null ? null : formatPesos(row.value)],
    [boardText.history.fields['message'], row.message],
  ] as const
  return (
    <div className="grid gap-6 pb-10">
      <div>
        <p className="text-sm text-ink-2">
          <Link
            href={clientHref(row.client, 'trabajo')}
            prefetch={false}
            className="underline underline-offset-4"
          >
            <bdi>{row.title}</bdi>
          </Link>
          {row.nit ? `, NIT\u00a0${formatNitWithDigit(row.nit)}` : null}
        </p>
        <Title className="text-xl">{name}</Title>
        <p className="mt-2 flex flex-wrap gap-2">
          {phase === 'overdue' ? <PhaseBadge phase={phase} /> : null}
          <PhaseBadge phase={phase === 'overdue' ? 'ours' : phase} label={stateName(row)} />
        </p>
      </div>
      <dl className="border-t border-ink text-[1rem] rule-closes">
        {facts.map(([label, value]) =>
          value ? (
            <div
              key={label}
              className="grid gap-x-4 border-t border-rule py-2 first:border-t-0 sm:grid-cols-[11rem_1fr]"
            >
              <dt className="text-ink-2">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {worksheet ? <WorksheetLinks worksheet={worksheet} client={row.client} months={known} /> : null}
      <Remark one={row} today={today} figures={figures} className="text-sm" />
      <DelayCost
        kind={delayKind(row, today) ?? correctionKind(row)}
        title={name}
        due={row.due}
        value={row.value}
        today={today}
        figures={figures}
        forFirm
      />
      {steps.length > 0 ? (
        <Part id="steps" as={PartTitle} title={templateText.steps.title}>
          <StepList obligation={row.id} steps={steps} onChanged={onChanged} />
        </Part>
      ) : null}
      <Part id="receipts" as={PartTitle} title={receiptsText.title}>
        <ObligationReceipts
          obligation={row.id}
          receipts={receipts}
          clientSees={detail.clientSees}
          onChanged={() => onChanged?.()}
        />
      </Part>
      <Part id="state" as={PartTitle} title={text.state}>
        <StateForm {...form} />
      </Part>
      <Part id="plan" as={PartTitle} title={text.plan}>
        <PlanForm {...form} />
      </Part>
      <Part id="history" as={PartTitle} title={text.history}>
        {history.length === 0 ? (
          <p className="text-ink-2">{text.noHistory}</p>
        ) : (
          <ol>
            {history.map(({ at, by, lines }, place) => (
              <li key={`${at} ${place}`} className="border-t border-rule py-2 text-sm first:border-t-0">
                <p>
                  <b className="font-[550]">{by}</b>, <time>{at}</time>
                </p>
                {lines.map((line) => (
                  <p key={line} className="wrap-anywhere text-ink-2">
                    {line}
                  </p>
                ))}
              </li>
            ))}
          </ol>
        )}
      </Part>
    </div>
  )
}

type PartProps = { id: string; as: 'h2' | 'h3'; title: string; children: ReactNode }

function Part({ id, as: Title, title, children }: PartProps) {
  return (
    <section aria-labelledby={`obligation-${id}`}>
      <Title id={`obligation-${id}`} className="pb-2 text-lg">
        {title}
      </Title>
      {children}
    </section>
  )
}

function dueText({ row, today }: ObligationDetail): string {
  if (!row.due) return missingText(row) ?? calendarText.undated
  const days = isOpen(phaseOf(row, today))
    ? `, ${calendarText.days(daysBetween(today, row.due)).toLowerCase()}`
    : ''
  return `${formatDay(row.due)}${days}`
}
