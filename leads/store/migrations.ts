import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Applied in order of their names; never change one that has been released. Both databases read this SQL. */
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
