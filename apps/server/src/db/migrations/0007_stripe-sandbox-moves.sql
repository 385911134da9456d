-- The sandbox's tables stay, with their rows: from here on apps/stripe-sandbox migrates them.
SELECT 1;
