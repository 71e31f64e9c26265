import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { systemClock } from "#leads/clock.ts";
import { openStore } from "#leads/store/open-store.ts";
import { saveLead } from "#leads/store/save-lead.ts";
import { startPostgres } from "#tests/support/postgres-cluster.ts";
import { newLead } from "#tests/support/sample-lead.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

const programs = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" }).stdout?.trim() ?? "";

test.skipIf(!existsSync(join(programs, "pg_ctl")))(
  "the server's role can keep leads and be backed up, and is nobody beyond its database",
  async () => {
    const superuserUrl = new URL(await (await startPostgres(programs)).newDatabase());
    const { hostname: PGHOST, port: PGPORT, username, pathname } = superuserUrl;
    const database = pathname.slice(1);
    const inContainer = { POSTGRES_USER: username, POSTGRES_DB: database, POSTGRES_PASSWORD: "it's" };
    const environment = { ...process.env, PGHOST, PGPORT };
    const run = (script: string, words: string[], changes: Record<string, string>) =>
      spawnSync("sh", [join(import.meta.dirname, script), ...words], {
        env: { ...environment, ...changes },
        encoding: "utf8",
      });
    expect(run("create-role.sh", [], { ...inContainer, ROLE: "plain" })).toMatchObject({ status: 0 });

    const folder = await newFolder();
    const plainUrl = Object.assign(new URL(superuserUrl), { username: "plain" });
    const store = await openStore(folder, plainUrl.href);
    await saveLead(store, systemClock, newLead);
    const { rows } = await sql`
      select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls from pg_roles
      where rolname = current_user`.execute(store);
    expect(Object.values(rows[0] ?? {})).toEqual(Array(5).fill(false));
    for (const beyond of ["select * from pg_authid", "create database another", "copy lead to '/tmp/x'"])
      await expect(sql.raw(beyond).execute(store)).rejects.toThrow(/permission denied|must be superuser/);
    await store.destroy();
    const backup = run("back-up-postgres.sh", [folder, join(folder, "last-backup")], {
      PGUSER: "plain",
      PGDATABASE: database,
    });
    expect(backup).toMatchObject({ status: 0 });

    const superuser = await openStore(folder, superuserUrl.href);
    const passwords = await sql<{ rolname: string }>`
      select rolname from pg_authid where rolpassword is not null`.execute(superuser);
    expect(passwords.rows).toEqual([{ rolname: "plain" }]);
    await superuser.destroy();
  },
);
