//! The rules, clause by clause, in one program: linking one takes less time than linking twenty.

mod asked;
mod cases;
mod common;
mod decks;
mod illegal;
mod perft;
mod position;
mod r1_table;
mod r2_setup;
mod r3_order;
mod r4_build;
mod r4_turn;
mod r5_supplies;
mod r6_new_card;
mod r7_cards_0_to_4;
mod r7_cards_7_to_9;
mod r7_thieves;
mod r8_end;
mod r9_examples;
