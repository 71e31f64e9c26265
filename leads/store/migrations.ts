import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Letters and signs in the search words of version 1, and what replaces them. */
const letterReplacements: [letter: string, replacement: string][] = [
  ...["’", "‘", "ʼ", "ʻ", "′", "`"].map((sign): [string, string] => [sign, "''"]),
  ...["\u2010", "–"].map((sign): [string, string] => [sign, "-"]),
  ["øe", "o"],
  ...Object.entries({ þ: "th", ø: "o", ł: "l", đ: "d", ð: "d", ħ: "h", ŧ: "t", ı: "i" }),
];

function plainerWords(): string {
  const words = letterReplacements.reduce(
    (inner, [letter, replacement]) => `replace(${inner}, '${letter}', '${replacement}')`,
    "words",
  );
  return `update lead_search set words = ${words}`;
}

/** Applied in the order of their names, on both databases. Never change one that has been released. */
const statements: Record<string, string[]> = {
  "0001-leads-and-deliveries": [
    `create table lead (
      id text primary key,
      created_at bigint not null,
      idempotency_key text unique,
      language text not null,
      name text not null,
      email text not null,
      company text not null,
      phone text not null,
      project_type text not null,
      budget text not null,
      message text not null,
      state text not null check (state in ('accepted', 'quarantined')),
      signals text,
      score integer not null,
      recipient text,
      daily_id text,
      verdict text,
      answered_at bigint,
      erase_at bigint,
      service text,
      promise text,
      source text,
      status text generated always as (case
        when erase_at is not null then 'erasing'
        when verdict = 'spam' then 'spam'
        when answered_at is not null then 'answered'
        when verdict is null and (state = 'quarantined' or signals is not null) then 'suspect'
        else 'new' end) stored
    )`,
    "create index lead_by_state on lead (state, created_at)",
    "create index lead_unanswered on lead (created_at) where answered_at is null",
    `create table lead_search (
      lead_id text primary key references lead (id) on delete cascade,
      words text not null
    )`,
    `create table lead_change (
      id text primary key,
      lead_id text not null references lead (id) on delete cascade,
      at bigint not null,
      who text not null,
      action text not null,
      note text
    )`,
    "create index change_by_lead on lead_change (lead_id)",
    `create table delivery (
      id text primary key,
      lead_id text references lead (id) on delete cascade,
      kind text not null,
      message_id text not null unique,
      state text not null check (state in ('pending', 'sent', 'dead')),
      priority integer not null,
      attempts integer not null,
      next_attempt_at bigint not null,
      lease_until bigint not null,
      fence integer not null,
      last_error text,
      created_at bigint not null,
      sent_at bigint,
      daily_id text,
      constraint one_delivery_of_a_kind unique (lead_id, kind)
    )`,
    "create index delivery_by_state on delivery (state, priority, next_attempt_at)",
    // Finds the age of the oldest pending delivery without reading them all.
    "create index delivery_by_age on delivery (state, created_at)",
    `create table desk_key (
      hash text primary key,
      kind text not null,
      address text not null,
      created_at bigint not null,
      used_at bigint not null
    )`,
    "create table secret (name text primary key, value text not null)",
    "create table retention (id integer primary key, day text not null)",
    "create table health (id integer primary key, checked_at bigint not null)",
  ],
  "0002-links-of-one-browser": [
    "alter table desk_key add column browser text",
    "alter table desk_key add column delivery_id text",
  ],
  "0003-genuine-leads": ["update lead set verdict = 'genuine' where verdict = 'sincere'"],
  // As a new table, since SQLite cannot change a constraint.
  "0004-one-delivery-per-recipient": [
    `create table new_delivery (
      id text primary key,
      lead_id text references lead (id) on delete cascade,
      kind text not null,
      lane text not null default 'agency',
      recipient text not null default '',
      message_id text not null unique,
      state text not null check (state in ('pending', 'sent', 'dead', 'void')),
      priority integer not null,
      attempts integer not null,
      next_attempt_at bigint not null,
      lease_until bigint not null,
      fence integer not null,
      last_error text,
      created_at bigint not null,
      refused_at bigint,
      sent_at bigint,
      daily_id text,
      constraint one_delivery_of_a_kind_to_each unique (lead_id, kind, recipient)
    )`,
    `insert into new_delivery (
      id, lead_id, kind, lane, message_id, state, priority, attempts, next_attempt_at, lease_until, fence,
      last_error, created_at, sent_at, daily_id
    ) select
      id, lead_id, kind, case when kind in ('webhook', 'acknowledgement') then kind else 'agency' end,
      message_id, state, priority, attempts, next_attempt_at, lease_until, fence,
      last_error, created_at, sent_at, daily_id
    from delivery`,
    "drop table delivery",
    "alter table new_delivery rename to delivery",
    "create index delivery_due on delivery (lane, priority, next_attempt_at) where state = 'pending'",
    "create index delivery_by_age on delivery (state, created_at)",
    "create index delivery_refused on delivery (recipient, refused_at) where state = 'pending' and refused_at is not null",
    "create index delivery_sent on delivery (lane, sent_at) where state = 'sent'",
  ],
  "0005-gathered-leads": [
    "alter table delivery add column gathered_id text",
    "update delivery set lane = 'sign-in' where kind = 'sign-in'",
    "drop index delivery_due",
    "create index delivery_due on delivery (lane, priority, next_attempt_at) where state = 'pending' and gathered_id is null",
    "drop index delivery_sent",
    "create index delivery_sent on delivery (lane, sent_at) where state = 'sent' and gathered_id is null",
    "drop index delivery_refused",
    "create index delivery_refused on delivery (lane, recipient, refused_at) where state = 'pending' and refused_at is not null",
    "create index delivery_gathered on delivery (gathered_id) where gathered_id is not null",
  ],
  "0006-plainer-search-words": [plainerWords()],
  "0007-extra-fields": ["alter table lead add column extra text"],
};

export const migrations: Record<string, Migration> = Object.fromEntries(
  Object.entries(statements).map(([name, each]) => [
    name,
    {
      async up(store) {
        for (const statement of each) await sql.raw(statement).execute(store);
      },
    } satisfies Migration,
  ]),
);
