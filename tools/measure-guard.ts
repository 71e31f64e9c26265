import heldOut from "#leads/guard/corpus/held-out.json" with { type: "json" };
import tuning from "#leads/guard/corpus/tuning.json" with { type: "json" };
import { measureGuard } from "#leads/guard/measure-guard.ts";
import { readCorpus } from "#leads/guard/text-classifier.ts";

/** Measures the guard on both halves of the corpus. */
for (const [half, rows] of Object.entries({ tuning, "held-out": heldOut })) {
  const messages = readCorpus(rows);
  for (const of of new Set(messages.map(({ language }) => language))) {
    const spam = messages.filter(({ language, isSpam }) => language === of && isSpam);
    const genuine = messages.filter(({ language, isSpam }) => language === of && !isSpam);
    const [spams, genuines] = [await measureGuard(spam), await measureGuard(genuine)];
    const share = (count: number, all: number) => `${((100 * count) / all).toFixed(0)} %`.padStart(5);
    console.log(
      [
        `${half.padEnd(8)} ${of}`,
        `${spam.length} spam: ${share(spams.strong, spam.length)} quarantined, ${share(spams.weak, spam.length)} without acknowledgement, ${share(spams.none, spam.length)} let through`,
        `${genuine.length} genuine: ${share(genuines.strong, genuine.length)} quarantined, ${share(genuines.weak, genuine.length)} without acknowledgement`,
      ].join("  |  "),
    );
  }
}
